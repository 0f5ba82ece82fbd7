/// <reference types="vite/client" />
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import manifest from '../custom-elements.json';
import '../src/index.js';
import { EVENT_NAMES } from '../stories/event-log.js';
import '../stories/stories.css';

setCustomElementsManifest(manifest);

/** What the manifest describes beside attributes. */
const DESCRIBED = new Set(['properties', 'events', 'css custom properties', 'css shadow parts']);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Introduction', 'Games', 'States', 'Attributes', 'Events', 'Sizes', 'Themes', 'Headless'],
      },
    },
  },
  // The manifest describes everything. What has a control comes first: attributes, and what a story adds.
  argTypesEnhancers: [
    ({ argTypes }) => {
      const all = Object.entries(argTypes);
      const described = all.filter(([, { table }]) => DESCRIBED.has(table?.category ?? ''));
      const controlled = all.filter((entry) => !described.includes(entry));
      return Object.fromEntries([
        ...controlled,
        ...described.map(([name, type]) => [name, { ...type, control: false }]),
      ]);
    },
  ],
  beforeEach: ({ canvasElement }) => {
    const told = EVENT_NAMES.map((name) => ({
      name,
      tell: (event: Event) => action(name)((event as CustomEvent).detail),
    }));
    for (const { name, tell } of told) canvasElement.addEventListener(name, tell);
    return () => {
      for (const { name, tell } of told) canvasElement.removeEventListener(name, tell);
    };
  },
};
export default preview;
