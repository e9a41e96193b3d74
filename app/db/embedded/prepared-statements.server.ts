import {
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { canBePrepared } from "../statements/statement-names.ts";

const { serialize } = protocol;

/** Statements kept prepared at most; each takes some of the engine's memory. */
const KEPT = 400;
/** Texts remembered at most that came once. A text is prepared when it comes again: lists of values seldom do. */
const SEEN = 2_000;

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type Parsers = Readonly<Record<number, types.Parser>>;

interface Prepared {
  readonly name: string;
  /** Type of each parameter. */
  readonly parameters: readonly number[];
  readonly fields: Results["fields"];
}

/**
 * Lets an engine keep statements prepared, by their text. The driver asks the engine six times for each statement, which
 * is parsed and analysed again; a prepared one is bound, executed and ended with one call. Answers are the driver's.
 */
export function reusePrepared(pglite: PGlite): void {
  const seen = new LRUCache<string, true>({ max: SEEN });
  const dropped: string[] = [];
  const kept = new LRUCache<string, Prepared>({
    max: KEPT,
    dispose: ({ name }) => void dropped.push(name),
  });
  let count = 0;

  const send = (...messages: readonly Uint8Array[]): Promise<Message[]> =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    count += 1;
    const name = `s${count}`;
    const close = dropped.splice(0).map((old) => serialize.close({ type: "S", name: old }));
    const answer = await send(
      ...close,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const prepared = { name, ...describe(answer) };
    kept.set(text, prepared);
    return prepared;
  }

  async function run(text: string, values: readonly unknown[], options: QueryOptions): Promise<Results> {
    const { name, parameters, fields } = kept.get(text) ?? (await prepare(text));
    const bound = values.map((value, at) => toText(value, pglite.serializers[parameters[at] ?? 0]));
    try {
      const bind = serialize.bind({ statement: name, values: bound });
      const answer = await send(bind, serialize.execute({}), serialize.sync());
      return toResults(answer, fields, pglite.parsers, options);
    } catch (error) {
      // A table has another shape than when the statement was prepared.
      if (Object(error).code === "0A000") kept.delete(text);
      throw error;
    }
  }

  /** Whether a statement is one to be kept prepared. */
  function isKept(text: string, options: QueryOptions): boolean {
    if (!canBePrepared(text)) return false;
    if (Object.keys(options).some((name) => name !== "rowMode" && name !== "parsers")) return false;
    if (kept.has(text) || seen.has(text)) return true;
    seen.set(text, true);
    return false;
  }

  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  Object.assign(pglite, {
    async query(text: string, values: readonly unknown[] = [], options: QueryOptions = {}) {
      if (!isKept(text, options)) return query(text, [...values], options);
      await pglite._checkReady();
      return pglite._runExclusiveTransaction(async () => {
        const result = await pglite._runExclusiveQuery(() => run(text, values, options));
        await pglite.syncToFs();
        return result;
      });
    },
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      transaction((tx) => {
        const queryPlain = tx.query.bind(tx);
        const queryInside = async (
          text: string,
          values: readonly unknown[] = [],
          options: QueryOptions = {},
        ) => {
          if (tx.closed || !isKept(text, options)) return queryPlain(text, [...values], options);
          return pglite._runExclusiveQuery(() => run(text, values, options));
        };
        return work(Object.assign(tx, { query: queryInside }));
      }),
  });
}

function describe(answer: readonly Message[]): Omit<Prepared, "name"> {
  let parameters: readonly number[] = [];
  let fields: Results["fields"] = [];
  for (const message of answer) {
    if (isNamed(message, "parameterDescription")) parameters = message.dataTypeIDs;
    if (isNamed(message, "rowDescription"))
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  }
  return { parameters, fields };
}

function toText(value: unknown, serializer: types.Serializer | undefined): string | null {
  if (value === null || value === undefined) return null;
  return serializer ? serializer(value) : String(value);
}

/** The rows and the count of a statement, as the driver gives them. */
function toResults(
  answer: readonly Message[],
  fields: Results["fields"],
  enginesOwn: Parsers,
  { parsers = {}, rowMode }: QueryOptions,
): Results {
  // Picked for each column: making one table of the two takes longer than reading most answers.
  const read = fields.map(({ dataTypeID }) => {
    const known = dataTypeID in parsers ? parsers : enginesOwn;
    return (text: string | null) => types.parseType(text, dataTypeID, known);
  });
  const rows: Results["rows"] = [];
  let done: readonly string[] = [];
  for (const message of answer) {
    if (isNamed(message, "dataRow")) {
      const values = message.fields.map((text, at) => read[at]?.(text));
      rows.push(
        rowMode === "array"
          ? (values as unknown as Results["rows"][number])
          : Object.fromEntries(fields.map(({ name }, at) => [name, values[at]])),
      );
    }
    if (isNamed(message, "commandComplete")) done = message.text.split(" ");
  }
  const [command = ""] = done;
  const count = Number(done.at(-1));
  const changes = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(command);
  return { rows, fields, command, affectedRows: changes ? count : 0, rowCount: count };
}

interface Named {
  readonly parameterDescription: { readonly dataTypeIDs: readonly number[] };
  readonly rowDescription: {
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  };
  readonly dataRow: { readonly fields: readonly (string | null)[] };
  readonly commandComplete: { readonly text: string };
}

function isNamed<N extends keyof Named>(message: Message, name: N): message is Message & Named[N] {
  return message.name === name;
}
