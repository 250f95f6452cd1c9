import { command, Failure, SKERRY, text, UsageError } from './command.ts';
import { TableServer } from './mcp/table-server.ts';
import { type Tool, toolsFor } from './mcp/tools.ts';

const NEEDED = '@modelcontextprotocol/sdk';

export const mcp = command({
  name: 'mcp',
  summary: 'let a language model sit down at tables of a server (Model Context Protocol)',
  operands: [],
  options: {
    server: text('ADDRESS', 'the server to play on, and no other (default: http://localhost:3000)'),
    secret: text(
      'SECRET',
      'come back as the same person: the secret of a program (default: SKERRY_SECRET, or a new one)',
    ),
  },
  notes: [
    'It speaks on standard input and output, as programs with language models expect. The model has the rights of any guest: it sees what its seat sees, plays legal moves, and is limited as everyone is.',
    `It needs the package ${NEEDED}, which is not installed with Skerry: npm install ${NEEDED}`,
  ],
  examples: ['mcp --server https://play.example.org'],
  async run({ values }) {
    const address = values.server ?? 'http://localhost:3000';
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new UsageError(`--server needs an address such as https://play.example.org, not "${address}".`);
    const sdk = await loadSdk();
    const server = await TableServer.at(address, values.secret ?? process.env.SKERRY_SECRET);
    await serve(sdk, toolsFor(server));
    return 0;
  },
});

async function loadSdk() {
  try {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    return { Server, StdioServerTransport, types };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const way = SKERRY.startsWith('npx') ? `npx -p skerry -p ${NEEDED} skerry mcp` : `npm install ${NEEDED}`;
    throw new Failure(`“${SKERRY} mcp” needs a package that is not installed. Run: ${way}`);
  }
}

/** Until the other side closes standard input. */
async function serve(
  { Server, StdioServerTransport, types }: Awaited<ReturnType<typeof loadSdk>>,
  tools: readonly Tool[],
) {
  const server = new Server({ name: 'skerry', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, parameters, required = [] }) => ({
      ...{ name, description },
      inputSchema: {
        type: 'object' as const,
        properties: { ...parameters },
        required: [...required],
        additionalProperties: false,
      },
    })),
  }));
  server.setRequestHandler(types.CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    try {
      if (tool === undefined) throw new Failure(`There is no tool "${params.name}".`);
      return { content: [{ type: 'text' as const, text: await tool.run(checked(tool, params.arguments ?? {})) }] };
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text' as const, text: sentence }], isError: true };
    }
  });
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(transport);
  await closed;
  await server.close();
}

/** Models make things up: what a tool cannot take is refused with a sentence. */
function checked({ parameters, required = [] }: Tool, given: { readonly [name: string]: unknown }) {
  for (const name of required) if (given[name] === undefined) throw new Failure(`"${name}" is missing.`);
  for (const [name, value] of Object.entries(given)) {
    const wanted = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (wanted === undefined) throw new Failure(`"${name}" is unknown.`);
    const isWhole = wanted.type === 'integer' && Number.isInteger(value);
    if (!isWhole && typeof value !== wanted.type)
      throw new Failure(`"${name}" must be a ${wanted.type === 'integer' ? 'whole number' : 'text'}.`);
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = wanted as {
      minimum?: number;
      maximum?: number;
    };
    if (isWhole && (Number(value) < minimum || Number(value) > maximum))
      throw new Failure(`"${name}" must be from ${minimum} to ${maximum}.`);
  }
  return given;
}
