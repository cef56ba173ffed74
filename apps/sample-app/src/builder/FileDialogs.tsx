import {
  Button,
  CopyButton,
  Dialog,
  ForeignText,
  Notice,
  TextArea,
  TextField,
} from '@strongroom/ui-kit'
import { type ChangeEvent, useId, useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import type { BatchAbout } from './changeBatch.ts'
import type { BatchCall } from './codec/BatchCall.ts'
import {
  type BatchFile,
  parseBatchFile,
  writeBatchFile,
} from './codec/batchFile.ts'
import { InputError } from './codec/InputError.ts'

/** Warnings about a batch before it is imported. */
function ImportWarnings({ file, safe }: { file: BatchFile; safe: Safe }) {
  const { chainId, chainName } = safe.chain
  const calls =
    file.calls.length === 1 ? '1 call' : `${file.calls.length} calls`
  return (
    <>
      {file.checksum === 'matches' && (
        <Notice tone="success" title="The checksum is right">
          <ForeignText value={file.name || 'A batch without a name'} />: {calls}
          , as they were exported.
        </Notice>
      )}
      {file.checksum === 'differs' && (
        <Notice tone="danger" title="The checksum is wrong">
          This batch ({calls}) was changed after it was exported. Check every
          call, or ask whoever gave it to you for the original.
        </Notice>
      )}
      {file.checksum === 'missing' && (
        <Notice tone="warning" title="There is no checksum">
          Nothing tells whether this batch ({calls}) is as it was exported.
          Check every call.
        </Notice>
      )}
      {file.chainId !== chainId && (
        <Notice tone="danger" title="This batch is for another chain">
          It was made for chain {file.chainId}, your safe is on {chainName} (
          {chainId}). The same addresses may be other contracts here.
        </Notice>
      )}
    </>
  )
}

const largest = 2_000_000

/** Takes over a batch from a file or a pasted text, after a look at it. */
export function ImportDialog({
  safe,
  onImport,
  onClose,
}: {
  safe: Safe
  onImport: (file: BatchFile) => void
  onClose: () => void
}) {
  const fileId = useId()
  const [text, setText] = useState('')
  const [file, setFile] = useState<BatchFile>()
  const [error, setError] = useState<string>()

  const read = (text: string) => {
    setFile(undefined)
    setError(undefined)
    try {
      setFile(parseBatchFile(text))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setError(error.message)
    }
  }
  const readFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen === undefined) return
    setFile(undefined)
    if (chosen.size > largest)
      return setError('This file is larger than 2 MB, which no batch needs.')
    try {
      const text = await chosen.text()
      setText(text.length > 100_000 ? '' : text)
      read(text)
    } catch {
      setError('The browser could not read this file.')
    }
  }
  const isSound =
    file?.checksum === 'matches' && file.chainId === safe.chain.chainId
  const count = file?.calls.length ?? 0

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import a batch"
      description="In the JSON format of transaction builders. Nothing is sent by this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {file === undefined ? (
            <Button
              variant="primary"
              disabledReason={
                text.trim() === '' ? 'Choose a file or paste one.' : null
              }
              onClick={() => read(text)}
            >
              Read it
            </Button>
          ) : (
            <Button
              variant={isSound ? 'primary' : 'danger'}
              onClick={() => onImport(file)}
            >
              {`Add ${count} ${count === 1 ? 'call' : 'calls'}${isSound ? '' : ' anyway'}`}
            </Button>
          )}
        </>
      }
    >
      <div className="form">
        <div className="file">
          <label htmlFor={fileId}>File</label>
          <input
            id={fileId}
            type="file"
            accept="application/json,.json"
            onChange={(event) => void readFile(event)}
          />
        </div>
        <TextArea
          label="Or paste it"
          mono
          rows={6}
          spellCheck={false}
          value={text}
          onValueChange={(text) => {
            setText(text)
            setFile(undefined)
            setError(undefined)
          }}
        />
        <div className="form" aria-live="polite">
          {error !== undefined && (
            <Notice tone="danger" title="This batch can not be used">
              {error}
            </Notice>
          )}
          {file !== undefined && <ImportWarnings file={file} safe={safe} />}
        </div>
      </div>
    </Dialog>
  )
}

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
