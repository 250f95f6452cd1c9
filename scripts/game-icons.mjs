// Vite plugin: `import compass from 'game-icon:compass'` imports the drawing of one icon of game-icons.net, and only that.
import { createRequire } from 'node:module';
import { roundedPath } from './rounded-path.mjs';

const PREFIX = 'game-icon:';

/** @returns {import('vite').Plugin} */
export function gameIcons() {
  /** @type {{ icons: { [name: string]: { body: string } } } | undefined} */
  let collection;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      collection ??= createRequire(new URL('../look/package.json', import.meta.url))(
        '@iconify-json/game-icons/icons.json',
      );
      const icon = collection?.icons[id.slice(PREFIX.length + 1)];
      if (icon === undefined) this.error(`There is no icon "${id.slice(PREFIX.length + 1)}" in game-icons.`);
      const body = icon.body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${roundedPath(path)}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
