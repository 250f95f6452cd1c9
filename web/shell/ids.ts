/**
 * A fresh id of twelve letters and digits. (`crypto.randomUUID` exists only at secure addresses, not in a home
 * network.)
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
