import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be blocked: everything hangs then, as with a machine that is gone. */
export class Hatch {
  private readonly server: Server;
  private readonly wires = new Set<Socket>();
  private isBlocked = false;
  /** How many connections were made by it. */
  connected = 0;

  private constructor(to: number) {
    this.server = createServer((client) => {
      this.connected++;
      const database = connect(to, '127.0.0.1');
      for (const [from, other] of [
        [client, database],
        [database, client],
      ] as const) {
        this.wires.add(from);
        from.on('data', (part) => other.write(part));
        from.on('error', () => {});
        from.on('close', () => {
          this.wires.delete(from);
          other.destroy();
        });
        if (this.isBlocked) from.pause();
      }
    });
  }

  /** The address of the database by way of the hatch. */
  static async before(url: string): Promise<{ hatch: Hatch; url: string }> {
    const address = new URL(url);
    const hatch = new Hatch(Number(address.port));
    await new Promise<void>((resolve) => hatch.server.listen(0, '127.0.0.1', resolve));
    const bound = hatch.server.address();
    address.port = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
    return { hatch, url: address.href };
  }

  /** Nothing passes, and nobody is told. */
  block(): void {
    this.isBlocked = true;
    for (const wire of this.wires) wire.pause();
  }

  /** The connections break, and whoever connects again is left waiting. */
  strand(): void {
    this.block();
    for (const wire of this.wires) wire.destroy();
  }

  unblock(): void {
    this.isBlocked = false;
    for (const wire of this.wires) wire.resume();
  }

  /** Nobody answers any more, as with a database that is stopped. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const wire of this.wires) wire.destroy();
    await closed;
  }
}
