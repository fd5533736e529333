import { Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import { extensions } from './extensions.ts';
import { movedPicture, type Way } from './moved-picture.ts';

const picture = (name: string) => `<img src="/uploads/images/${name}/800.webp" alt="">`;

/** The text after the picture of this name was moved; the letters that stand for pictures are their names. */
function moved(html: string, name: string, way: Way): string | null {
  const editor = new Editor({ extensions, content: html.replace(/[A-Z]/g, picture) });
  let at = -1;
  editor.state.doc.descendants((node, position) => {
    if (String(node.attrs['src']).includes(`/${name}/`)) at = position;
  });
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));
  const change = movedPicture(editor.state, way);
  if (change === null) return null;
  editor.view.dispatch(change);
  const { selection } = editor.state;
  expect(selection instanceof NodeSelection && String(selection.node.attrs['src'])).toContain(`/${name}/`);
  // The empty line at the end is the editor's own.
  const after = editor.getHTML().replace(/<p><\/p>$/, '');
  return after.replace(/<img src="\/uploads\/images\/(.)\/800.webp" alt="">/g, '$1');
}

test.each<[string, string, string, Way, string | null]>([
  ['up past a paragraph', '<p>가</p>A<p>나</p>', 'A', -1, 'A<p>가</p><p>나</p>'],
  ['down past a paragraph', '<p>가</p>A<p>나</p>', 'A', 1, '<p>가</p><p>나</p>A'],
  ['up past another picture', '<p>가</p>AB', 'B', -1, '<p>가</p>BA'],
  ['down past another picture', 'AB<p>가</p>', 'A', 1, 'BA<p>가</p>'],
  ['past a whole list', '<ul><li><p>가</p></li><li><p>나</p></li></ul>A', 'A', -1, 'A<ul><li><p>가</p></li><li><p>나</p></li></ul>'],
  ['out of a list, up', '<p>가</p><ul><li><p>나</p>A</li></ul>', 'A', -1, '<p>가</p>A<ul><li><p>나</p></li></ul>'],
  ['out of a list, down', '<ul><li><p>나</p>A</li></ul><p>가</p>', 'A', 1, '<ul><li><p>나</p></li></ul>A<p>가</p>'],
  ['out of a quote that it fills', '<blockquote>A</blockquote>', 'A', 1, '<blockquote><p></p></blockquote>A'],
  ['nowhere from the beginning', 'A<p>가</p>', 'A', -1, null],
  ['nowhere from the end', '<p>가</p>A', 'A', 1, null],
])('a picture moves %s', (_way, html, name, way, after) => {
  expect(moved(html, name, way)).toBe(after);
});

test('nothing moves where words are chosen', () => {
  const editor = new Editor({ extensions, content: `<p>가나다</p>${picture('A')}` });
  editor.commands.setTextSelection({ from: 1, to: 3 });
  expect([movedPicture(editor.state, -1), movedPicture(editor.state, 1)]).toEqual([null, null]);
});
