import { Wordmark } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { HOME } from '../routes.ts';
import { shellWords } from '../words/shell.ts';
import { ShellTools } from './tools.tsx';

export interface FrameProps {
  /** In the bar, beside the name of the project. */
  readonly where?: ComponentChildren;
  /** Before the tools that every page has. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Frame({ where, tools, children, class: more }: FrameProps) {
  const words = shellWords();
  return (
    <>
      <header class="row bar">
        <a class="skip" href="#main">
          {words.skip}
        </a>
        <a class="bar-home" href={HOME} title={words.home}>
          <Wordmark />
        </a>
        {where !== undefined && <p class="cut bar-where">{where}</p>}
        <nav class="tools" aria-label={words.tools}>
          {tools}
          <ShellTools />
        </nav>
      </header>
      <main id="main" class={more === undefined ? 'page' : `page ${more}`}>
        {children}
      </main>
    </>
  );
}
