/** The body of an SVG of one icon, made by scripts/game-icons.mjs. */
declare module 'game-icon:*' {
  const body: string;
  export default body;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css';
