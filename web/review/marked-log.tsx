import { Log } from '../table/later/log.tsx';
import type { TableModel } from '../table/table-model.ts';
import { PinSign } from './curve.tsx';
import { Swing } from './moment.tsx';
import type { ReviewState } from './review-state.ts';

export function MarkedLog({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  return (
    <Log
      model={model}
      beside={(page) => {
        const own = points.filter((point) => point.entry + 1 === page);
        if (told === undefined || own.length === 0) return null;
        return (
          <span class="stack log-points">
            {own.map((point) => (
              <span key={point.chance} class="inline log-point">
                <PinSign kind={point.kind} nth={points.indexOf(point) + 1} />
                <Swing told={told} swing={point.swing.mean} />
              </span>
            ))}
          </span>
        );
      }}
    />
  );
}
