import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFirefox } from '../../scripts/test/findBrowsers.ts'

interface Answer {
  id?: number
  type: string
  message?: string
  result?: unknown
}

/**
 * Starts the installed Firefox and opens tabs in it by WebDriver BiDi. Playwright needs a
 * Firefox of its own, with patches, or one that is newer than Debian's.
 */
export async function openFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'strongroom-firefox-'))
  const child = spawn(
    findFirefox(),
    ['--headless', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firefox ended: ${code}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, url] = /BiDi listening on (ws:\S+)/u.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('Firefox refused the connection.'))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let sent = 0
  const send = async (method: string, params: object) => {
    const id = ++sent
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type !== 'success')
      throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  return {
    async openTab() {
      const { context } = (await send('browsingContext.create', {
        type: 'tab',
      })) as { context: string }
      return {
        async open(url: string) {
          await send('browsingContext.navigate', { context, url, wait: 'none' })
        },
        async evaluate<given, result>(
          run: (given: given) => result | Promise<result>,
          given: given,
        ): Promise<result> {
          const answer = (await send('script.callFunction', {
            functionDeclaration: `async (json) => JSON.stringify({ value: await (${run})(json === undefined ? undefined : JSON.parse(json)) })`,
            arguments:
              given === undefined
                ? []
                : [{ type: 'string', value: JSON.stringify(given) }],
            target: { context },
            awaitPromise: true,
          })) as {
            result?: { value: string }
            exceptionDetails?: { text: string }
          }
          if (answer.result === undefined)
            throw new Error(answer.exceptionDetails?.text)
          return JSON.parse(answer.result.value).value as result
        },
        async close() {
          await send('browsingContext.close', { context })
        },
      }
    },
    async close() {
      child.removeAllListeners('exit')
      const ended = once(child, 'exit')
      socket.close()
      child.kill('SIGTERM')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
