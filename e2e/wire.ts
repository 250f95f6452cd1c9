import { connect, createServer, type Server, type Socket } from 'node:net';

/** The network between a browser and a server. It can be cut, as in a tunnel, and mended again. */
export class Wire {
  readonly address: string;
  private readonly server: Server;
  private readonly ends: Set<Socket>;
  private isCut = false;

  private constructor(server: Server, ends: Set<Socket>, port: number) {
    this.server = server;
    this.ends = ends;
    this.address = `http://localhost:${port}`;
  }

  static async to(address: string): Promise<Wire> {
    const port = Number(new URL(address).port);
    const ends = new Set<Socket>();
    const server = createServer((near) => {
      if (wire.isCut) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          ends.delete(end);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const found = server.address();
    const wire = new Wire(server, ends, typeof found === 'object' && found !== null ? found.port : 0);
    return wire;
  }

  /** Everything on its way is lost, and nothing comes through any more. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
