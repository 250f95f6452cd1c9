import { ConfigError } from './environment.ts';

type Attributes = { readonly [name: string]: string | number };

/** Spans of what the server does, sent to a collector of OpenTelemetry. They name no person, table or address. */
export interface Traces {
  /** Something that began then, by `performance.now()`, and ends now. */
  span(name: string, began: number, about?: Attributes, failed?: string): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** Versions that run on every Node that the server runs on; later ones want Node 22. */
export const TRACE_PACKAGES = ['@opentelemetry/sdk-trace-node@2', '@opentelemetry/exporter-trace-otlp-http@0.223'];

const HOW = `Run: npm install ${TRACE_PACKAGES.join(' ')}`;

/** Only now is anything of OpenTelemetry loaded. Throws a `ConfigError` if it is missing, or needs another Node. */
export async function openTraces(collector: URL): Promise<Traces> {
  const { sdk, exporter, resources } = await load();
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'skerry' }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        new exporter.OTLPTraceExporter({ url: new URL('/v1/traces', collector).href, timeoutMillis: TIME_TO_SEND }),
      ),
    ],
  });
  const tracer = provider.getTracer('skerry');
  return {
    span(name, began, about = {}, failed) {
      const span = tracer.startSpan(name, { startTime: performance.timeOrigin + began, attributes: about });
      if (failed !== undefined) span.setStatus({ code: FAILED, message: failed });
      span.end(performance.timeOrigin + performance.now());
    },
    // A collector that is gone is no reason to stop badly.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Milliseconds for the collector to answer. */
const TIME_TO_SEND = 3000;
/** `SpanStatusCode.ERROR` */
const FAILED = 2;

async function load() {
  try {
    const [sdk, exporter, resources] = await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    return { sdk, exporter, resources };
  } catch (error) {
    throw traceTrouble(error, process.versions.node);
  }
}

/** Why the packages cannot be used: they are not there, or are those for a later Node. */
export function traceTrouble(error: unknown, node: string): ConfigError {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return new ConfigError(
    isMissing
      ? `TRACES_TO is set, but the packages that send traces are not installed. ${HOW}`
      : `TRACES_TO is set, but the packages that send traces do not run on Node ${node}. ${HOW}`,
  );
}
