"""`triopolis report`: a page about simulated games."""

from __future__ import annotations

from pathlib import Path

from triopolis.cli.files import unusable
from triopolis.cli.inputs import BadInput
from triopolis.cli.orders import ReportOrder
from triopolis.cli.screen import make_console
from triopolis.lab.extras import need
from triopolis.locales import Words


def write_report(words: Words, order: ReportOrder) -> int:
    need("pyarrow", "lab")
    from triopolis.lab.findings import read_findings
    from triopolis.lab.report import report_page

    try:
        findings = read_findings(Path(order.file))
    except (OSError, ValueError) as problem:
        raise unusable(order.file, problem, "cli-error-file-read") from None
    page = Path(order.out) if order.out is not None else Path(order.file).with_suffix(".html")
    if page == Path(order.file):
        raise BadInput.of("lab-error-file-exists", file=str(page))
    try:
        page.write_text(report_page(findings, words), "utf-8")
    except OSError as problem:
        raise unusable(str(page), problem, "cli-error-file-write") from None
    make_console().print(words("cli-report-done", file=str(page)), soft_wrap=True)
    return 0
