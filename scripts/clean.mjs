import { rmSync } from 'node:fs';

// what a removed source left in dist would be published
rmSync('dist', { recursive: true, force: true });
