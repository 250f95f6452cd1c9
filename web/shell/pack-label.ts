import type { PackName } from '@skerry/engine';

/** How content packs are labelled: `Wren and Heron (1.0)`. */
export const packLabel = ({ name, version }: Pick<PackName, 'name' | 'version'>): string => `${name} (${version})`;
