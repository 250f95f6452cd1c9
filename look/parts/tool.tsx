import { Icon, type IconName } from '../icons.tsx';

export interface ToolProps {
  readonly icon: IconName;
  /** Visible on wide screens, always read out. */
  readonly label: string;
  /** Never visible, only read out and shown on hover. */
  readonly quiet?: boolean;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The number of new things behind it, read out by `badgeLabel`. */
  readonly badge?: number | undefined;
  readonly badgeLabel?: string | undefined;
  readonly href?: string | undefined;
  readonly hotkey?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

export function Tool(props: ToolProps) {
  const { icon, label, quiet = false, pressed, expanded, disabled, badge, badgeLabel, href, hotkey, onClick } = props;
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span class={quiet ? 'visually-hidden' : 'tool-label'}>{label}</span>
      {badge !== undefined && badge > 0 && (
        <>
          <span class="tool-badge" aria-hidden="true">
            {badge}
          </span>
          <span class="visually-hidden">{badgeLabel}</span>
        </>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a class="tool" href={href} title={label} aria-keyshortcuts={hotkey} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <button
      class="tool"
      type="button"
      title={label}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
