"""Links as QR codes, drawn as SVG without a style of its own."""

from __future__ import annotations

from io import BytesIO


def qr_svg(url: str) -> str:
    """The picture of an address; its size is up to the page's stylesheet."""
    import segno

    code = segno.make(url, error="m", micro=False)
    out = BytesIO()
    code.save(
        out,
        kind="svg",
        border=2,
        xmldecl=False,
        svgns=True,
        svgclass="qr",
        lineclass=None,
        omitsize=True,
        light="#fff",
        dark="#000",
    )
    return out.getvalue().decode().strip()
