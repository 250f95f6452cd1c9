export type FileTrouble = 'tooBig' | 'notJson' | 'notOurs' | 'unknownGame' | 'otherVersion' | 'broken';

/** The page has a sentence for each. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly trouble: FileTrouble;
  constructor(trouble: FileTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
