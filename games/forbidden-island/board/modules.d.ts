/** The styles as text. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
