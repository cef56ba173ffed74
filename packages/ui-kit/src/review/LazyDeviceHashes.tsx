import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { DeviceHashesProps } from './DeviceHashes.tsx'

/** Loads the code: before the wallet asks. */
export const loadDeviceHashes = () => import('./DeviceHashes.tsx')

const DeviceHashes = lazy(async () => {
  const { DeviceHashes: component } = await loadDeviceHashes()
  return { default: component }
})

/** `DeviceHashes` as a chunk of its own. */
export function LazyDeviceHashes(props: DeviceHashesProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <DeviceHashes {...props} />
    </Suspense>
  )
}
