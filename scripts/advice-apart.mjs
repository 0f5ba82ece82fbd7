const APART = '?apart';

/**
 * A Vite plugin: what is loaded for advice has modules of its own, down to Lit's, and shares none with the first file.
 * Else that file would be cut into pieces, or be imported by its name: by another address, such as one with a query, it
 * would be loaded and run twice.
 */
export function adviceApart() {
  return {
    name: 'advice-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const apart = importer?.endsWith(APART);
      if (!apart && source !== './advice.js') return null;
      const from = apart ? importer.slice(0, -APART.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      // What a plugin makes up has no file to be taken twice.
      return found && (found.id.startsWith('\0') ? found : { ...found, id: found.id + APART });
    },
  };
}
