import { Toast, Tool } from '@skerry/look';
import { newVersion, takeNewVersion } from '../sw/register.ts';
import { shellWords } from '../words/shell.ts';
import { dismiss, notices } from './notices.ts';

export function Notices() {
  const words = shellWords();
  return (
    <div class="stack toasts notices">
      {newVersion.value !== undefined && (
        <div class="toast" role="status">
          <p>{words.newVersion}</p>
          <Tool icon="forward" label={words.reload} onClick={takeNewVersion} />
          <Tool
            icon="close"
            label={words.close}
            quiet
            onClick={() => {
              newVersion.value = undefined;
            }}
          />
        </div>
      )}
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
                icon={notice.tool.icon}
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
