import '@strongroom/ui-kit/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Safe', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="sr-root">{children}</body>
    </html>
  )
}
