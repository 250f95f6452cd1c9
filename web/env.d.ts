interface ImportMeta {
  /** Filled in by Vite. */
  readonly env: { readonly PROD: boolean };
}
