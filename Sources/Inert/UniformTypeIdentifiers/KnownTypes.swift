/// The types that are known, a line each: the identifier, what it conforms to, its extensions and its
/// media types, as Apple's documentation lists them.
let knownTypes = """
  public.item
  public.content
  public.composite-content|public.content
  public.disk-image|public.archive|dmg img
  public.data|public.item
  public.directory|public.item
  com.apple.resolvable
  public.symlink|public.item com.apple.resolvable
  public.executable|public.item
  com.apple.mount-point|public.item com.apple.resolvable
  com.apple.alias-file|public.data com.apple.resolvable
  com.apple.bookmark|public.data com.apple.resolvable
  public.url|public.data
  public.file-url|public.url
  public.text|public.data public.content
  public.plain-text|public.text|txt text|text/plain
  public.utf8-plain-text|public.plain-text
  public.utf16-external-plain-text|public.plain-text
  public.utf16-plain-text|public.plain-text
  public.delimited-values-text|public.text
  public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
  public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
  public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text
  public.rtf|public.text|rtf|text/rtf
  public.html|public.text|html htm shtml|text/html
  public.xml|public.text|xml|application/xml text/xml
  public.yaml|public.text|yml yaml|application/x-yaml
  public.source-code|public.plain-text
  public.assembly-source|public.source-code|s
  public.c-source|public.source-code|c
  public.objective-c-source|public.source-code|m
  public.swift-source|public.source-code|swift
  public.c-plus-plus-source|public.source-code|cpp cp cc cxx c++
  public.objective-c-plus-plus-source|public.source-code|mm
  public.c-header|public.source-code|h
  public.c-plus-plus-header|public.source-code|hpp h++ hxx hh
  public.script|public.source-code
  com.apple.applescript.text|public.script|applescript
  com.apple.applescript.script|public.data public.script|scpt
  com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd
  com.netscape.javascript-source|public.source-code public.executable|js javascript|text/javascript
  public.shell-script|public.script|sh command
  public.perl-script|public.shell-script|pl pm|text/x-perl-script
  public.python-script|public.shell-script|py|text/x-python-script
  public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script
  public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php
  public.json|public.text|json|application/json
  com.apple.property-list|public.data|plist
  com.apple.xml-property-list|public.xml com.apple.property-list
  com.apple.binary-property-list|com.apple.property-list
  com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
  com.apple.rtfd|com.apple.package public.composite-content|rtfd
  com.apple.flat-rtfd|public.data public.composite-content
  com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
  public.image|public.data public.content
  public.jpeg|public.image|jpeg jpg jpe|image/jpeg
  public.tiff|public.image|tiff tif|image/tiff
  com.compuserve.gif|public.image|gif|image/gif
  public.png|public.image|png|image/png
  com.apple.icns|public.image|icns
  com.microsoft.bmp|public.image|bmp dib|image/bmp
  com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
  public.camera-raw-image|public.image
  public.svg-image|public.image public.xml|svg svgz|image/svg+xml
  com.apple.live-photo
  public.heif-standard|public.image|heif|image/heif
  public.heic|public.heif-standard|heic|image/heic
  org.webmproject.webp|public.image|webp|image/webp
  com.ilm.openexr-image|public.image|exr|image/x-exr
  com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
  public.3d-content|public.content
  com.pixar.universal-scene-description|public.3d-content public.data|usd
  com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
  com.apple.reality|public.data|reality|model/vnd.reality
  com.apple.scenekit.scene|public.3d-content|scn
  com.apple.arobject|public.data|arobject
  public.audiovisual-content|public.data public.content
  public.movie|public.audiovisual-content
  public.video|public.movie
  public.audio|public.audiovisual-content
  com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
  public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg
  public.mpeg-2-video|public.video|m2v|video/mpeg2
  public.mpeg-2-transport-stream|public.movie|ts
  public.mp3|public.audio|mp3 mpga|audio/mpeg
  public.mpeg-4|public.movie|mp4 mpeg4|video/mp4
  public.mpeg-4-audio|public.mpeg-4 public.audio|mp4 mpg4|audio/mp4
  com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p
  com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v
  public.avi|public.movie|avi vfw|video/avi
  public.aiff-audio|public.audio|aiff aif|audio/aiff
  com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave
  public.midi-audio|public.audio|midi mid smf kar|audio/midi
  public.playlist
  public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
  public.folder|public.directory
  public.volume|public.folder
  com.apple.package|public.directory
  com.apple.bundle|public.directory|bundle
  com.apple.plugin|com.apple.bundle com.apple.package|plugin
  com.apple.metadata-importer|com.apple.plugin|mdimporter
  com.apple.quicklook-generator|com.apple.plugin|qlgenerator
  com.apple.xpc-service|com.apple.bundle com.apple.package|xpc
  com.apple.framework|com.apple.bundle|framework
  com.apple.application|public.executable
  com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
  com.apple.application-and-system-extension|com.apple.xpc-service|appex
  public.unix-executable|public.data public.executable
  com.microsoft.windows-executable|public.data public.executable|exe dll|application/x-msdownload
  com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane
  public.archive|public.data
  org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip
  public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2
  public.zip-archive|public.data com.pkware.zip-archive|zip|application/zip
  com.apple.archive|public.data public.archive|aar
  public.tar-archive|public.data public.archive|tar|application/x-tar
  public.spreadsheet|public.content
  public.presentation|public.composite-content
  public.database
  public.message
  public.contact
  public.vcard|public.text public.contact|vcf vcard|text/vcard
  public.to-do-item
  public.calendar-event
  public.email-message|public.message
  com.apple.internet-location|public.data
  com.microsoft.internet-shortcut|public.data com.apple.internet-location|url
  public.font
  public.bookmark
  com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
  public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
  org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
  public.log|public.plain-text|log
  com.apple.haptics.ahap|public.json|ahap
  com.pkware.zip-archive|public.archive
  com.apple.m4v-video|public.movie|m4v|video/x-m4v
  com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
  com.microsoft.word.doc|public.data public.composite-content|doc|application/msword
  org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
  com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel
  org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint
  org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
  net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
  public.truetype-ttf-font|public.data public.font|ttf|font/ttf
  public.opentype-font|public.data public.font|otf|font/otf
  """
