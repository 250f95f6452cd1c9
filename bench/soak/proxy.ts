import { connect, createServer, type Server, type Socket } from 'node:net';

/** Sends each connection to the next of some processes, as the balancer before a club's servers would. */
export class RoundRobin {
  private readonly server: Server;
  private readonly wires = new Set<Socket>();
  private ports: readonly number[] = [];
  private next = 0;

  private constructor() {
    this.server = createServer((client) => this.connect(client));
  }

  static async open(): Promise<RoundRobin> {
    const proxy = new RoundRobin();
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Where new connections go from now on. */
  to(ports: readonly number[]): void {
    this.ports = ports;
  }

  /** Cuts each connection with this chance. Returns how many. */
  cut(isCut: () => boolean): number {
    const chosen = [...this.wires].filter(isCut);
    for (const wire of chosen) wire.destroy();
    return chosen.length;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut(() => true);
    await closed;
  }

  private connect(client: Socket): void {
    const port = this.ports[this.next++ % Math.max(1, this.ports.length)];
    if (port === undefined) return void client.destroy();
    const process = connect(port, '127.0.0.1');
    this.wires.add(client);
    for (const [from, to] of [
      [client, process],
      [process, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => {});
      from.on('close', () => {
        this.wires.delete(from);
        to.destroy();
      });
    }
  }
}
