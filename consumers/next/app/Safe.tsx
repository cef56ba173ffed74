'use client'

import type { Address } from '@strongroom/gateway-sdk'
import { useSafe } from '@strongroom/react-hooks'
import { Owners, ThresholdMeter } from '@strongroom/ui-kit'

export function Safe(safe: { chainId: string; safeAddress: Address }) {
  const { data, isPending } = useSafe(safe)
  if (isPending || !data) return <p>Loading</p>
  return (
    <section id="safe">
      <p>{`${data.threshold} of ${data.owners.length} owners`}</p>
      <ThresholdMeter confirmed={0} required={data.threshold} />
      <Owners owners={data.owners.map(({ value }) => ({ address: value }))} />
    </section>
  )
}
