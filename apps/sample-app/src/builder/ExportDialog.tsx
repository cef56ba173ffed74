import {
  Button,
  CopyButton,
  Dialog,
  TextArea,
  TextField,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import { writeBatchFile } from './codec/writeBatchFile.ts'

/** Gives the batch as a file with its checksum. */
export function ExportDialog({
  calls,
  safe,
  onClose,
}: {
  calls: readonly BatchCall[]
  safe: Safe
  onClose: () => void
}) {
  const [name, setName] = useState('Batch')
  const [createdAt] = useState(Date.now)
  const text = writeBatchFile(calls, {
    chainId: safe.chain.chainId,
    safeAddress: safe.info.safeAddress,
    name,
    createdAt,
  })
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([text], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `${name.replace(/[^\w-]+/g, '-') || 'batch'}.json`
    link.click()
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
        <TextField label="Name" value={name} onValueChange={setName} />
        <TextArea
          label="Content"
          mono
          rows={10}
          readOnly
          value={text}
          hint="Some wallets do not let apps save files: then copy the content."
        />
        <div className="actions">
          <CopyButton value={text} label="Copy the content" />
        </div>
      </div>
    </Dialog>
  )
}
