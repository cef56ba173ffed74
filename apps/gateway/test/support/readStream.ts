export interface Frame {
  id?: string
  event?: string
  data?: unknown
}

export interface EventReader {
  response: Response
  /** The next event with data or a name; comments are passed over. */
  next(): Promise<Frame>
  /** The bytes that came so far. */
  text(): string
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

const parse = (block: string): Frame => {
  const frame: Frame = {}
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? []
    if (name === 'id') frame.id = value
    if (name === 'event') frame.event = value
    if (name === 'data') frame.data = JSON.parse(value)
  }
  return frame
}

/** Opens a stream of server-sent events and reads it as it comes. */
export async function readStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  if (response.status !== 200 || response.body === null) {
    throw new Error(`${response.status} ${await response.text()}`)
  }
  return readFrames(response, () => controller.abort())
}

/** Reads the events of an answer as they come. */
export function readFrames(response: Response, close = () => {}): EventReader {
  const frames: Frame[] = []
  let all = ''
  let wake: (() => void) | undefined
  const reading = (async () => {
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(
      new TextDecoderStream(),
    ) ?? []) {
      all += chunk
      rest += chunk
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const frame = parse(block)
        if (frame.data === undefined && frame.id === undefined) continue
        frames.push(frame)
      }
      wake?.()
    }
  })()
  const ended = reading.catch(() => undefined).finally(() => wake?.())
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  return {
    response,
    ended,
    text: () => all,
    close,
    next: async () => {
      for (;;) {
        const frame = frames.shift()
        if (frame !== undefined) return frame
        if (isOver) throw new Error('The stream has ended.')
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
