import type { AppBridge } from '@strongroom/safe-apps-bridge'
import {
  Button,
  Dialog,
  EmptyState,
  ForeignText,
  Notice,
  Skeleton,
  TextField,
} from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { describeFailure } from '../requests/describeFailure.ts'
import type { Safe } from '../safe/loadSafe.ts'
import {
  type BatchLibrary,
  type FoundLibrary,
  findLibrary,
  type SavedBatch,
} from './batchLibrary.ts'
import type { BatchAbout } from './changeBatch.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import type { BatchFile } from './codec/batchFile.ts'

/** The library once it is found, its batches, and a change that reads them anew. */
function useLibrary(bridge: AppBridge) {
  const [found, setFound] = useState<FoundLibrary | null>()
  const [batches, setBatches] = useState<readonly SavedBatch[]>([])
  const [note, setNote] = useState<{ isError: boolean; text: string }>()
  const [isBusy, setBusy] = useState(false)
  const fail = (error: unknown) =>
    setNote({ isError: true, text: describeFailure(error).text })

  useEffect(() => {
    let isCurrent = true
    const open = async () => {
      const found = await findLibrary(bridge, () => localStorage)
      const batches = await found?.library.list()
      if (!isCurrent) return
      setFound(found ?? null)
      setBatches(batches ?? [])
    }
    open().catch((error: unknown) => {
      if (!isCurrent) return
      setFound(null)
      setNote({ isError: true, text: describeFailure(error).text })
    })
    return () => {
      isCurrent = false
    }
  }, [bridge])

  return {
    found,
    batches,
    note,
    isBusy,
    async attempt(
      change: (library: BatchLibrary) => Promise<string | undefined>,
    ) {
      if (!found) return
      setBusy(true)
      try {
        const text = await change(found.library)
        setNote(text === undefined ? undefined : { isError: false, text })
      } catch (error) {
        fail(error)
      }
      await found.library.list().then(setBatches, fail)
      setBusy(false)
    },
  }
}

/** Keeps batches, and opens them again. */
export function LibraryDialog({
  bridge,
  calls,
  safe,
  about,
  onDescribe,
  onOpen,
  onClose,
}: {
  bridge: AppBridge
  calls: readonly BatchCall[]
  safe: Safe
  about: BatchAbout
  onDescribe: (about: BatchAbout) => void
  onOpen: (file: BatchFile) => void
  onClose: () => void
}) {
  const { found, batches, note, isBusy, attempt } = useLibrary(bridge)
  const name = about.name.trim()
  if (found === undefined)
    return (
      <Dialog open onClose={onClose} title="Library">
        <Skeleton shape="block" lines={2} label="Opening the library" />
      </Dialog>
    )
  if (found === null)
    return (
      <Dialog open onClose={onClose} title="Library">
        {note ? (
          <Notice tone="danger" title="The library could not be opened">
            {note.text}
          </Notice>
        ) : (
          <Notice tone="warning" title="This browser keeps no batches here">
            It gives apps inside of other sites no storage. Export the batch as
            a file instead.
          </Notice>
        )}
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Library"
      description={
        found.keeper === 'wallet'
          ? 'Batches that the wallet keeps for this app and this safe. Nothing is sent by this.'
          : 'Batches that this browser keeps for this app. Nothing is sent by this.'
      }
    >
      <div className="form">
        {calls.length > 0 && (
          <>
            <TextField
              label="Name"
              value={about.name}
              onValueChange={(name) => onDescribe({ ...about, name })}
            />
            <div>
              <Button
                variant="primary"
                busy={isBusy}
                disabledReason={name === '' ? 'Name the batch first.' : null}
                onClick={() =>
                  attempt(async (library) => {
                    await library.save(calls, {
                      name,
                      description: about.description,
                      chainId: safe.chain.chainId,
                      safeAddress: safe.info.safeAddress,
                      createdAt: Date.now(),
                    })
                    return `“${name}” is in the library.`
                  })
                }
              >
                Save the batch
              </Button>
            </div>
          </>
        )}
        <div aria-live="polite">
          {note && (
            <Notice tone={note.isError ? 'danger' : 'success'}>
              {note.text}
            </Notice>
          )}
        </div>
        {batches.length === 0 ? (
          <EmptyState icon="batch" title="No saved batches" />
        ) : (
          <ul className="library">
            {batches.map((batch) => (
              <li key={batch.id}>
                <span>
                  <strong>
                    <ForeignText value={batch.name} max={100} />
                  </strong>
                  <br />
                  {batch.count === 1 ? '1 call' : `${batch.count} calls`}
                  {batch.chainId !== safe.chain.chainId &&
                    `, made for chain ${batch.chainId}`}
                </span>
                <Button
                  size="small"
                  aria-label={`Open ${batch.name}`}
                  disabledReason={
                    batch.chainId === safe.chain.chainId
                      ? null
                      : 'Open a safe on its chain.'
                  }
                  onClick={() =>
                    attempt(async (library) => {
                      onOpen(await library.open(batch.id))
                      return undefined
                    })
                  }
                >
                  Open
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Remove ${batch.name}`}
                  onClick={() =>
                    attempt(async (library) => {
                      await library.remove(batch.id)
                      return undefined
                    })
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
