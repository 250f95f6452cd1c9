import { Toast, Tool } from '@skerry/look';
import { shellWords } from '../words/shell.ts';
import { dismiss, notices } from './notices.ts';

/** The slips that tell what has just been done, at the top of every page. */
export function Notices() {
  const words = shellWords();
  return (
    <div class="toasts notices">
      {notices.value.map((notice) => (
        <Toast
          key={notice.id}
          refusal={notice.refusal}
          closeLabel={words.close}
          onClose={() => {
            dismiss(notice);
            notice.gone?.();
          }}
          tool={
            notice.tool && (
              <Tool
                icon="undo"
                label={notice.tool.label}
                onClick={() => {
                  dismiss(notice);
                  notice.tool?.onClick();
                }}
              />
            )
          }
        >
          {notice.sentence}
        </Toast>
      ))}
    </div>
  );
}
