import { shellWords } from '../words/shell.ts';
import { ApiError } from './api.ts';

export const sayError = (error: unknown): string =>
  error instanceof ApiError && error.answered ? error.message : shellWords().noServer;
