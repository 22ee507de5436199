import t from 'tap'
import { onePath, shapesOf } from './one-path.ts'

t.test('shapes become one path, each from its own place', async (t) => {
  t.equal(onePath([['path', { d: 'm15 18-6-6 6-6' }]]), 'M15 18l-6-6 6-6')
  t.equal(
    onePath([
      ['path', { d: 'M4 5h16' }],
      ['path', { d: 'm.5-.5v3' }],
    ]),
    'M4 5h16M.5 -.5v3',
  )
  t.equal(onePath([['circle', { cx: '11', cy: '11', r: '8' }]]), 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z')
  t.equal(onePath([['rect', { x: '14', y: '3', width: '5', height: '18' }]]), 'M14 3h5v18h-5z')
  t.equal(
    onePath([['rect', { x: '14', y: '3', width: '5', height: '18', rx: '1' }]]),
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
  )
  t.equal(
    onePath([['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }]]),
    'M16 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
    'a dot, which its stroke covers',
  )
  t.equal(onePath([['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]]), 'M1 2L3 4')
  t.equal(onePath([['polyline', { points: '1,2 3,4' }]]), 'M1,2 3,4')
})

t.test('shapes with a look of their own stay as they are', async (t) => {
  t.equal(onePath([['circle', { cx: '11', cy: '11', r: '2', fill: 'currentColor' }]]), null)
  t.equal(onePath([['g', {}]]), null)
})

t.test('shapes are read from the markup of an icon', async (t) => {
  t.same(shapesOf('<svg width="24"><path d="M15 18H9"></path><circle cx="17" cy="18" r="2"/></svg>'), [
    ['path', { d: 'M15 18H9' }],
    ['circle', { cx: '17', cy: '18', r: '2' }],
  ])
})
