/** How the browser shows that something waits for the reader, besides the page itself. */

const ICON = '/icon.svg';
/** The icon with a lamp on it. */
const LIT = '/icon-called.svg';

/** The icon of the tab, and the badge of the installed app: lit while something waits. */
export function light(waiting: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', waiting > 0 ? LIT : ICON);
  // Where it is not installed, or the browser knows no badges, there is none.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const badge = waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator);
  void badge?.catch(() => undefined);
}

/** Whether this browser can show notifications here; it does so only at secure addresses. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Asks the reader, who has just touched a switch for it. Returns whether they agreed. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

export interface Calling {
  readonly title: string;
  readonly body: string;
  /** One notification for each; a newer one takes the place of the older. */
  readonly tag: string;
  /** The page that a touch on it leads to. */
  readonly page: string;
}

/** Shows a notification, if the reader has allowed it. Returns a way to take it away again. */
export function call({ title, body, tag, page }: Calling): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => {};
  const more = { body, tag, icon: ICON, data: page };
  const worker = navigator.serviceWorker?.controller && navigator.serviceWorker.ready;
  if (!worker) {
    const shown = new Notification(title, more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  }
  // Phones show only those of the service worker.
  const showing = worker.then((registration) => registration.showNotification(title, more));
  return () => {
    void showing
      .then(() => worker)
      .then((registration) => registration.getNotifications({ tag }))
      .then((shown) => {
        for (const each of shown) each.close();
      });
  };
}
