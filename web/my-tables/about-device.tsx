import './css/about-device.css';
import { Icon, type IconName } from '@skerry/look';
import type { DeviceKind } from '@skerry/tables';
import type { AboutDevice } from '@skerry/tables/wire';
import { myTablesWords } from '../words/my-tables.ts';

export const DEVICE_SIGNS: { readonly [K in DeviceKind]: IconName } = {
  computer: 'screen',
  phone: 'phone',
  tablet: 'phone',
};

/** "Firefox on a phone", or "Phone" where the browser is unknown. */
export function deviceName({ kind, browser }: Pick<AboutDevice, 'kind' | 'browser'>): string {
  const { device: words } = myTablesWords();
  return browser === '' ? words.kinds[kind] : `${browser} ${words.on[kind]}`;
}

export function AboutDeviceLine({ title, device }: { readonly title: string; readonly device: AboutDevice }) {
  const { device: words } = myTablesWords();
  return (
    <div class="row about-device">
      <Icon name={DEVICE_SIGNS[device.kind]} size={28} />
      <dl>
        <dt>{title}</dt>
        <dd>
          {deviceName(device)} <em>{words.has(device.names, device.tables)}</em>
        </dd>
      </dl>
    </div>
  );
}
