import type { Database } from '../../platform/db/Database.ts'
import { ReplacedChainError } from '../chainErrors.ts'
import type { IndexerLog } from '../Indexer.ts'
import { adoptShadow, dropShadow } from '../store/shadow.ts'
import type { Follower } from './createFollower.ts'

export interface ResetPatience {
  /** Looks in a row that must find the same other chain. */
  looks: number
  /** Milliseconds from the first of these looks to the last. */
  ms: number
}

/** A minute and five looks: longer than a load balancer keeps a wrong node. */
const resetPatience: ResetPatience = { looks: 5, ms: 60_000 }

export interface RebuilderOptions {
  db: Database
  chainId: string
  log: IndexerLog
  /** Follows the index that is read. */
  main: Follower
  /** Follows the shadow index, made anew by each call. */
  openShadow: () => Follower
  patience?: ResetPatience | undefined
}

export interface Rebuilder extends Follower {
  /** Why a new index is being built; undefined otherwise. */
  cause(): ReplacedChainError | undefined
}

/**
 * Follows a chain that may be replaced by another one of the same id. The
 * replacement is accepted only after several looks. It is then indexed into a
 * shadow index, which replaces the old one when it has caught up. If the old
 * chain comes back before, the shadow index is dropped.
 */
export function createRebuilder(options: RebuilderOptions): Rebuilder {
  const { db, chainId, log, main, openShadow } = options
  const { looks, ms } = options.patience ?? resetPatience
  let shadow: Follower | undefined
  /** A killed process may have left one. */
  let hasShadowRows = true
  let seen: { error: ReplacedChainError; looks: number; at: number } | undefined
  let cause: ReplacedChainError | undefined

  const isConfirmed = (error: ReplacedChainError): boolean => {
    const { actual, block } = error
    const isSame = seen?.error.actual === actual && seen.error.block === block
    seen =
      seen !== undefined && isSame
        ? { ...seen, looks: seen.looks + 1 }
        : { error, looks: 1, at: performance.now() }
    return seen.looks >= looks && performance.now() - seen.at >= ms
  }

  const giveUpShadow = async (): Promise<void> => {
    seen = undefined
    if (cause !== undefined) {
      log.info({ chainId }, 'The indexed chain is back: keeping its index')
    }
    cause = undefined
    shadow = undefined
    if (!hasShadowRows) return
    await dropShadow(db, chainId)
    hasShadowRows = false
  }

  /** One step of the shadow index, and the swap when it has caught up. */
  const rebuild = async (error: ReplacedChainError): Promise<'moved'> => {
    if (cause === undefined) {
      const { block, expected, actual } = error
      log.warn(
        { chainId, block, expected, actual },
        'The chain was replaced: building a new index',
      )
    }
    cause = error
    hasShadowRows = true
    shadow ??= openShadow()
    try {
      await shadow.step()
    } catch (shadowError) {
      if (!(shadowError instanceof ReplacedChainError)) throw shadowError
      // Replaced once more meanwhile.
      shadow = undefined
      await dropShadow(db, chainId)
      return 'moved'
    }
    const { head, headHash, chainHead } = shadow.position()
    const previousHash = main.position().headHash
    if (headHash === undefined || previousHash === undefined) return 'moved'
    if (head < chainHead) return 'moved'
    await adoptShadow(db, { chainId, previousHash, shadowHash: headHash })
    log.info({ chainId, head }, 'The new index replaces the old one')
    main.forget()
    shadow = undefined
    hasShadowRows = false
    cause = undefined
    seen = undefined
    return 'moved'
  }

  return {
    async step() {
      try {
        const outcome = await main.step()
        if (outcome !== 'unsure') await giveUpShadow()
        return outcome
      } catch (error) {
        if (!(error instanceof ReplacedChainError)) throw error
        if (!isConfirmed(error)) throw error
        return await rebuild(error)
      }
    },
    forget() {
      main.forget()
      shadow?.forget()
    },
    position: () => main.position(),
    cause: () => cause,
  }
}
