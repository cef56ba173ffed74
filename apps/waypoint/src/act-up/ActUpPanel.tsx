import { Button, Checkbox, SelectField } from '@strongroom/ui-kit'
import { useState } from 'react'
import { failures } from '../request/failures.ts'
import type { ActingUp } from './ActingUp.ts'

/**
 * The same page on another origin: browsers treat the two names of this
 * machine as two sites. `undefined` anywhere else.
 */
function siblingUrl(url: URL): URL | undefined {
  const hosts = new Map([
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
  ])
  const hostname = hosts.get(url.hostname)
  if (hostname === undefined) return undefined
  const sibling = new URL(url)
  sibling.hostname = hostname
  sibling.searchParams.set('actUp', 'forge')
  return sibling
}

const codes = Object.values(failures)
const delays = [0, 2000, 10_000]

/** Makes the wallet misbehave, so that apps can be tested with it. */
export function ActUpPanel({
  url,
  acting,
  onActing,
  onFail,
}: {
  url: URL
  acting: ActingUp
  onActing: (acting: ActingUp) => void
  onFail: (code: number) => void
}) {
  const [code, setCode] = useState(String(failures.unknown.code))
  const sibling = siblingUrl(url)
  return (
    <details className="act-up">
      <summary>Act up (for tests of apps)</summary>
      <div className="act-up-controls">
        <SelectField
          label="Answer"
          value={String(acting.delay)}
          options={delays.map((delay) => ({
            value: String(delay),
            label: delay === 0 ? 'At once' : `After ${delay / 1000} s`,
          }))}
          onValueChange={(delay) =>
            onActing({ ...acting, delay: Number(delay) })
          }
        />
        <Checkbox
          label="Answer twice"
          checked={acting.twice}
          onCheckedChange={(twice) => onActing({ ...acting, twice })}
        />
        <Checkbox
          label="Answer with JSON text"
          checked={acting.asText}
          onCheckedChange={(asText) => onActing({ ...acting, asText })}
        />
        <SelectField
          label="Error code"
          value={code}
          options={codes.map(({ code, message }) => ({
            value: String(code),
            label: `${code} ${message}`,
          }))}
          onValueChange={setCode}
        />
        <Button onClick={() => onFail(Number(code))}>Answer this error</Button>
        <Button onClick={() => window.close()}>Close without an answer</Button>
        <Button
          disabledReason={
            sibling === undefined ? 'Only on localhost and 127.0.0.1.' : null
          }
          onClick={() => sibling && location.assign(sibling)}
        >
          Answer from another origin
        </Button>
      </div>
    </details>
  )
}
