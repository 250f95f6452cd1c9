import { Empty, OfferButton } from '@skerry/look';
import { Component, type ComponentChildren } from 'preact';
import { tableWords } from './words.ts';

/** Shows an error message where a part of the page fails, instead of a blank page. */
export class Guard extends Component<{ readonly children: ComponentChildren }, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = tableWords();
    return (
      <div class="centred table-away" role="alert">
        <Empty
          drawing="compass"
          offer={<OfferButton label={words.reload} icon="undo" go onClick={() => location.reload()} />}
        >
          {words.broken}
        </Empty>
      </div>
    );
  }
}
