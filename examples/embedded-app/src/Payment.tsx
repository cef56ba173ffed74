import { type FormEvent, useState } from 'react'
import { isAddress, parseEther } from 'viem'
import { bridge } from './bridge.ts'

/** Reads an amount of the chain's coin; undefined when it is no amount. */
function readAmount(text: string): bigint | undefined {
  try {
    const value = parseEther(text)
    return value > 0n ? value : undefined
  } catch {
    return undefined
  }
}

/** A payment that the owners of the safe confirm in their wallet. */
export function Payment() {
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  const [status, setStatus] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const value = readAmount(amount)
    if (!isAddress(to)) return setStatus('Enter the address of the recipient.')
    if (value === undefined) return setStatus('Enter an amount, such as 0.5.')
    setBusy(true)
    setStatus('Your wallet asks you to review the payment.')
    try {
      await bridge.sendTransactions({ txs: [{ to, value, data: '0x' }] })
      setStatus('Proposed. It is sent once enough owners have confirmed.')
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <label>
        Recipient
        <input
          value={to}
          onChange={(event) => setTo(event.target.value.trim())}
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <label>
        Amount
        <input
          value={amount}
          onChange={(event) => setAmount(event.target.value.trim())}
          inputMode="decimal"
          placeholder="0.5"
        />
      </label>
      <button type="submit" disabled={isBusy}>
        Propose payment
      </button>
      <p role="status">{status}</p>
    </form>
  )
}
