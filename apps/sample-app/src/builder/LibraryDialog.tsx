import {
  Button,
  Dialog,
  EmptyState,
  ForeignText,
  Notice,
  TextField,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import { type BatchLibrary, openBatchLibrary } from './batchLibrary.ts'
import type { BatchAbout } from './changeBatch.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import type { BatchFile } from './codec/batchFile.ts'

/** The browser's library; undefined where it gives this frame no storage. */
function findLibrary(): BatchLibrary | undefined {
  try {
    return openBatchLibrary(localStorage)
  } catch {
    return undefined
  }
}

/** Keeps batches in this browser, and opens them again. */
export function LibraryDialog({
  calls,
  safe,
  about,
  onDescribe,
  onOpen,
  onClose,
}: {
  calls: readonly BatchCall[]
  safe: Safe
  about: BatchAbout
  onDescribe: (about: BatchAbout) => void
  onOpen: (file: BatchFile) => void
  onClose: () => void
}) {
  const [library] = useState(findLibrary)
  const [batches, setBatches] = useState(() => library?.list() ?? [])
  const [note, setNote] = useState<{ isError: boolean; text: string }>()
  const name = about.name.trim()
  const attempt = (change: () => string | undefined) => {
    try {
      const text = change()
      setNote(text === undefined ? undefined : { isError: false, text })
    } catch (error) {
      setNote({ isError: true, text: (error as Error).message })
    }
    setBatches(library?.list() ?? [])
  }
  if (library === undefined)
    return (
      <Dialog open onClose={onClose} title="Library">
        <Notice tone="warning" title="This browser keeps no batches here">
          It gives apps inside of other sites no storage. Export the batch as a
          file instead.
        </Notice>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Library"
      description="Batches that this browser keeps for this app. Nothing is sent by this."
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
                disabledReason={name === '' ? 'Name the batch first.' : null}
                onClick={() =>
                  attempt(() => {
                    library.save(calls, {
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
                    attempt(() => {
                      onOpen(library.open(batch.id))
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
                    attempt(() => {
                      library.remove(batch.id)
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
