/** A connection to a table opened before there is anything to send. */
let ahead: { readonly table: string; readonly socket: WebSocket } | undefined;

/** The address contains the table, so that a proxy can route all its clients to one process. */
const newSocket = (table: string): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live?table=${table}`);

export function connectEarly(table: string): void {
  ahead = { table, socket: newSocket(table) };
}

/** The early connection, if it is still open; the next time a new one. */
export function takeSocket(table: string): WebSocket {
  const taken = ahead;
  ahead = undefined;
  const isGood = taken?.table === table && taken.socket.readyState <= WebSocket.OPEN;
  return isGood ? taken.socket : newSocket(table);
}
