import type { ComponentProps } from 'react'
import { encode } from 'uqr'
import { classNames } from '../internal/classNames.ts'

/** Props of `QrCode`. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The text in the code, drawn locally. */
  value: string
  /** Description of the picture, for screen readers. */
  label: string
  /** Side in pixels. @default 192 */
  size?: number | undefined
}

/** A QR code, dark on light in every theme so that all cameras read it. */
export function QrCode({
  value,
  label,
  size = 192,
  className,
  ...rest
}: QrCodeProps) {
  const code = encode(value, { ecc: 'M', border: 3 })
  const path = code.data
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('')
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      className={classNames('sr-qr-code', className)}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} className="sr-qr-code-paper" />
      <path d={path} className="sr-qr-code-ink" />
    </svg>
  )
}
