'use client'
import type { ConnectionManager } from '@strongroom/connectors'
import { use } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'

/** The provider's manager. */
export function useManager(hook: string): ConnectionManager {
  const manager = use(StrongroomContext)?.manager
  if (manager === undefined) throw new MissingProviderError(hook, 'manager')
  return manager
}
