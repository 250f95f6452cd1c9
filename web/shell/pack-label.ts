import type { PackName } from '@skerry/engine';

/** How people tell content packs apart: `Wren and Heron (1.0)`. */
export const packLabel = ({ name, version }: Pick<PackName, 'name' | 'version'>): string => `${name} (${version})`;
