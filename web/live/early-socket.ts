/** A connection for a table that is sought before there is anything to say. */
let ahead: { readonly table: string; readonly socket: WebSocket } | undefined;

/** The address names the table, so that a proxy can send all who are at it to one process. */
const newSocket = (table: string): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live?table=${table}`);

export function connectEarly(table: string): void {
  ahead = { table, socket: newSocket(table) };
}

/** The connection that was sought ahead, if it is still good; the next time a new one. */
export function takeSocket(table: string): WebSocket {
  const taken = ahead;
  ahead = undefined;
  const isGood = taken?.table === table && taken.socket.readyState <= WebSocket.OPEN;
  return isGood ? taken.socket : newSocket(table);
}
