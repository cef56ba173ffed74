import type { SafeInfo } from '@strongroom/safe-apps-bridge'
import { useEffect, useState } from 'react'
import { bridge } from './bridge.ts'
import { Payment } from './Payment.tsx'

export function App() {
  const [safe, setSafe] = useState<SafeInfo>()
  const [isAlone, setAlone] = useState(!bridge.isEmbedded())
  useEffect(() => {
    if (!bridge.isEmbedded()) return
    bridge.connect({ timeout: 5000 }).then(setSafe, () => setAlone(true))
  }, [])
  if (isAlone)
    return (
      <section>
        <h1>Open me in a wallet</h1>
        <p>
          In the wallet of a safe choose Apps, then add a custom app with this
          address: <code>{location.origin}</code>
        </p>
      </section>
    )
  if (safe === undefined) return <p role="status">Asking the wallet …</p>
  return (
    <>
      <header>
        <h1>Pay from your safe</h1>
        <p>
          <code>{safe.safeAddress}</code> · {safe.threshold} of{' '}
          {safe.owners.length} owners confirm
        </p>
      </header>
      <Payment />
    </>
  )
}
