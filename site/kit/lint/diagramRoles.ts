import { readDiagram, roleOf } from 'fieldguide/components';
import { roles } from '../roles.ts';
import type { LintFault, Rule } from './rule.ts';

/** A flowchart shows what its boxes stand for. Decisions and results may be plain. */
export const diagramRoles: Rule = ({ prose }) =>
  prose.fences.flatMap(({ language, code, line, column }): LintFault[] => {
    if (language !== 'mermaid') return [];
    const { diagram } = readDiagram(code);
    if (diagram.kind !== 'flowchart') return [];
    if (diagram.chart.nodes.some((box) => roleOf(box, roles))) return [];
    const message = 'no box of the flowchart shows what it stands for.';
    const hint = 'Add a class, such as :::record or :::step, or the label to site/kit/roles.ts.';
    return [{ code: 'diagram-roles', line, column, message, hint }];
  });
