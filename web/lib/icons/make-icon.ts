import { createElement, type ReactElement, type SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height' | 'viewBox'> & { size?: number }

export type Icon = (props: IconProps) => ReactElement

/** Hidden from screen readers unless its place says otherwise: the words beside it say the same. */
export const makeIcon =
  (path: string): Icon =>
  ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      createElement('path', { d: path }),
    )
