import {
  type ParserOptions,
  type PGlite,
  parse,
  protocol,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

type QueryRest =
  Parameters<PGlite['query']> extends [string, ...infer Rest] ? Rest : never
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

interface Statement {
  name: string
  /** Object ids of the parameters' types. */
  types: number[]
  /** The description of its rows, as `parseResults` takes it. */
  described: Messages
}

/** Statements in the session; each keeps its plan. */
const most = 300
/** A statement of a thousand rows is not sent again. */
const longestText = 20_000

const { serialize } = protocol

/**
 * Makes a client name each statement that it meets for the second time: from
 * then on, it is bound and executed in one message instead of parsed, planned
 * and described in six.
 *
 * @example
 * const client = await PGlite.create('memory://')
 * nameStatements(client)
 */
export function nameStatements(client: PGlite): void {
  const statements = new Map<string, Statement>()
  const seen = new Set<string>()
  const parsersOf = new WeakMap<object, typeof client.parsers>()
  let counter = 0

  /** The client's parsers are hundreds: joining them takes as long as a small query. */
  const joinParsers = (own: ParserOptions | undefined) => {
    if (own === undefined) return client.parsers
    const known = parsersOf.get(own) ?? { ...client.parsers, ...own }
    parsersOf.set(own, known)
    return known as typeof client.parsers
  }

  const send = (...parts: Uint8Array[]): Promise<Messages> =>
    client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  const prepare = async (text: string): Promise<Statement> => {
    const name = `s${++counter}`
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    return {
      name,
      types: parse.parseDescribeStatementResults(messages),
      described: messages.filter((one) => one.name === 'rowDescription'),
    }
  }

  /** The statement of a text; undefined for one that is not named. */
  const find = async (text: string): Promise<Statement | undefined> => {
    const known = statements.get(text)
    if (known !== undefined) {
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    if (text.length > longestText) return undefined
    if (!seen.has(text)) {
      if (seen.size >= most) seen.clear()
      seen.add(text)
      return undefined
    }
    const statement = await prepare(text)
    statements.set(text, statement)
    const [oldest] = statements
    if (statements.size > most && oldest !== undefined) {
      statements.delete(oldest[0])
      const { name } = oldest[1]
      await send(serialize.close({ type: 'S', name }), serialize.sync())
    }
    return statement
  }

  const execute = async <T>(
    { name, types, described }: Statement,
    [params = [], options]: QueryRest,
  ): Promise<Results<T>> => {
    const values = params.map((param, i) => {
      if (param === null || param === undefined) return null
      return client.serializers[types[i] ?? 0]?.(param) ?? String(param)
    })
    const messages = await send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    )
    const all = [...described, ...messages]
    const { parsers, ...rest } = options ?? {}
    const [results] = parse.parseResults(all, joinParsers(parsers), rest)
    return results as Results<T>
  }

  const run = <T>(
    text: string,
    rest: QueryRest,
    unnamed: () => Promise<Results<T>>,
  ): Promise<Results<T>> => {
    const named = client.runExclusive(async () => {
      const statement = await find(text)
      return statement && execute<T>(statement, rest)
    })
    return named.then((results) => results ?? unnamed())
  }

  const query = client.query.bind(client)
  const runAlone = client._runExclusiveTransaction.bind(client)
  client.query = async <T>(text: string, ...rest: QueryRest) => {
    await client.waitReady
    let isNamed = true
    const results = await runAlone(() =>
      run<T>(text, rest, async () => {
        isNamed = false
        return { rows: [], fields: [] }
      }),
    )
    return isNamed ? results : query<T>(text, ...rest)
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      const named: Partial<Transaction> = {
        query: <T>(text: string, ...rest: QueryRest) =>
          tx.closed
            ? tx.query<T>(text, ...rest)
            : run<T>(text, rest, () => tx.query<T>(text, ...rest)),
      }
      return work(Object.assign(Object.create(tx), named))
    })
}
