import {
  Button,
  CopyButton,
  Dialog,
  Notice,
  TextArea,
  TextField,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import type { BatchAbout } from './changeBatch.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import { writeBatchFile } from './codec/writeBatchFile.ts'

const unnamed = 'Batch'
const isFramed = window.parent !== window

/** Gives the batch as a file with its checksum. */
export function ExportDialog({
  calls,
  safe,
  about,
  onDescribe,
  onClose,
}: {
  calls: readonly BatchCall[]
  safe: Safe
  about: BatchAbout
  onDescribe: (about: BatchAbout) => void
  onClose: () => void
}) {
  const [createdAt] = useState(Date.now)
  const text = writeBatchFile(calls, {
    chainId: safe.chain.chainId,
    safeAddress: safe.info.safeAddress,
    name: about.name || unnamed,
    description: about.description,
    createdAt,
  })
  const [isSaved, setSaved] = useState(false)
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([text], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `${about.name.replace(/[^\w-]+/g, '-') || 'batch'}.json`
    link.click()
    setSaved(true)
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export the batch"
      description="Other transaction builders read it too."
      footer={
        <Button variant="primary" onClick={save}>
          Save the file
        </Button>
      }
    >
      <div className="form">
        {isSaved && isFramed && (
          <Notice tone="info" role="status" title="Has the file been saved?">
            A browser tells no app that a wallet keeps its downloads off. If
            there is no new file, allow downloads of this app in your wallet (in
            Strongroom with the button above the app), or copy the content.
          </Notice>
        )}
        <TextField
          label="Name"
          placeholder={unnamed}
          value={about.name}
          onValueChange={(name) => onDescribe({ ...about, name })}
        />
        <TextField
          label="Description"
          value={about.description}
          onValueChange={(description) => onDescribe({ ...about, description })}
        />
        <TextArea label="Content" mono rows={10} readOnly value={text} />
        <div className="actions">
          <CopyButton value={text} label="Copy the content" />
        </div>
      </div>
    </Dialog>
  )
}
