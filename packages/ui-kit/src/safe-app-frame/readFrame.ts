import {
  createFrameAttributes,
  type SandboxExtra,
} from '@strongroom/safe-apps-bridge/host'
import type { ComponentProps } from 'react'

export interface ReadFrame {
  /** Exact origin of the app; empty for an address without one. */
  origin: string
  attributes?: ComponentProps<'iframe'>
  /** Changes when the app has to be loaded again. */
  key?: string
  /** Why there is no frame. */
  error?: string
}

/** Attributes of an app's frame, or the reason why it gets none. */
export function readFrame(options: {
  url: string
  name: string
  features: readonly string[] | undefined
  sandbox: readonly SandboxExtra[] | undefined
  /** `null` on a server. */
  hostOrigin: string | null
}): ReadFrame {
  const { url, name, features = [], sandbox = [], hostOrigin } = options
  const origin = originOf(url)
  if (hostOrigin === null) return { origin }
  try {
    const { referrerpolicy, title, ...attributes } = createFrameAttributes({
      url,
      title: name,
      features,
      sandbox,
      hostOrigin,
    })
    return {
      origin,
      attributes: { ...attributes, title, referrerPolicy: referrerpolicy },
      key: `${attributes.src} ${attributes.allow} ${attributes.sandbox}`,
    }
  } catch (error) {
    return { origin, error: error instanceof Error ? error.message : '' }
  }
}

function originOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url).origin : 'null'
  return parsed === 'null' ? '' : parsed
}
